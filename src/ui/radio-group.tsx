import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'

interface RadioGroupProps extends Omit<ChoiceGroupProps, 'type' | 'chosen'> {
  defaultValue?: string | undefined
}

/** A choice between a few options, all visible. */
export function RadioGroup({ defaultValue, ...props }: RadioGroupProps) {
  return <ChoiceGroup {...props} type="radio" chosen={defaultValue === undefined ? [] : [defaultValue]} />
}
