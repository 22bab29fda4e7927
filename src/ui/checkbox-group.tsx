import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'

interface CheckboxGroupProps extends Omit<ChoiceGroupProps, 'type' | 'chosen'> {
  defaultValues?: readonly string[] | undefined
}

/** Any number of a few options, all visible and sent under one name. */
export function CheckboxGroup({ defaultValues = [], ...props }: CheckboxGroupProps) {
  return <ChoiceGroup {...props} type="checkbox" chosen={defaultValues} />
}
