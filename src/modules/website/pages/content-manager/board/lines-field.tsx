import control from '../../../../../ui/control.module.css'
import { Field, type FieldProps } from '../../../../../ui/field.tsx'

/** Things of which each stands in a line of its own. */
export function LinesField({ defaultValue, ...field }: FieldProps & { defaultValue: string }) {
  return <Field {...field}>{wiring => <textarea {...wiring} rows={3} defaultValue={defaultValue} className={control.control} />}</Field>
}
