import { useLoaderData } from 'react-router'
import { demographicRules } from '../../../domain/forms/demographics.ts'
import { DemographicFields } from '../../components/account-form/demographic-fields.tsx'
import { useText } from '../../text/text.tsx'
import type { loader } from './load.ts'
import { PartForm } from './part-form.tsx'

export function DemographicsPart() {
  const { countries } = useLoaderData<typeof loader>()
  const { say } = useText()
  const labels = { otherGender: say('other-gender-label'), nationality: say('nationality-label') }
  return (
    <PartForm
      part="demographics"
      title={say('demographics-title')}
      text={say('demographics-text')}
      rules={demographicRules(labels.otherGender)}
      labels={labels}
      submit={say('details-save')}
      success={say('my-details-success')}
    >
      {entries => <DemographicFields entries={entries} countries={countries} />}
    </PartForm>
  )
}
