import { useLoaderData } from 'react-router'
import { useText } from '../../../sites/text/text.tsx'
import { DemographicFields } from '../../components/account-form/demographic-fields.tsx'
import { demographicRules } from '../../domain/forms/demographics.ts'
import type { loader } from './load.ts'
import { PartForm } from './part-form.tsx'

export function DemographicsPart() {
  const { countries } = useLoaderData<typeof loader>()
  const { t } = useText()
  const labels = { otherGender: t('other-gender-label'), nationality: t('nationality-label') }
  return (
    <PartForm
      part="demographics"
      title={t('demographics-title')}
      text={t('demographics-text')}
      rules={demographicRules(labels.otherGender)}
      labels={labels}
      submit={t('details-save')}
      success={t('my-details-success')}
    >
      {entries => <DemographicFields entries={entries} countries={countries} />}
    </PartForm>
  )
}
