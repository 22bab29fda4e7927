import control from '../../../../../ui/control.module.css'
import { Field, type FieldProps } from '../../../../../ui/field.tsx'

/** A text area with one value per line. */
export function LinesField({ defaultValue, ...field }: FieldProps & { defaultValue: string }) {
  return <Field {...field}>{wiring => <textarea {...wiring} rows={3} defaultValue={defaultValue} className={control.control} />}</Field>
}
