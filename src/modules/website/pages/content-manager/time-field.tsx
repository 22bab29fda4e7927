import control from '../../../../ui/control.module.css'
import { Field, type FieldProps } from '../../../../ui/field.tsx'

/** A native datetime-local field. */
export function TimeField({ defaultValue, ...field }: FieldProps & { defaultValue: string }) {
  return (
    <Field {...field}>
      {wiring => <input {...wiring} type="datetime-local" defaultValue={defaultValue} className={control.control} />}
    </Field>
  )
}
