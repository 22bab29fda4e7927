import { useLoaderData } from 'react-router'
import { isTicked } from '../../../../core/forms/entries.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { AffiliationFields, NameFields, personLabelsIn } from '../../components/account-form/person-fields.tsx'
import { personRules } from '../../domain/forms/person.ts'
import type { loader } from './load.ts'
import { PartForm } from './part-form.tsx'

export function PersonPart() {
  const { countries, hasInstitutions } = useLoaderData<typeof loader>()
  const text = useText()
  const { t } = text
  const labels = personLabelsIn(text)
  return (
    <PartForm
      part="person"
      title={t('details-person')}
      rules={personRules(labels)}
      labels={labels}
      submit={t('details-save')}
      success={t('my-details-success')}
    >
      {(entries, last) => (
        <>
          <NameFields entries={entries} />
          <AffiliationFields entries={entries} countries={countries} matches={last?.matches} inFull hasInstitutions={hasInstitutions} />
          <Checkbox
            name="receiveTocAlerts"
            label={t('alerts-choice')}
            value="true"
            defaultChecked={isTicked(entries, 'receiveTocAlerts')}
          />
        </>
      )}
    </PartForm>
  )
}
