import { type Entries, entryOf, isTicked } from '../../../../core/forms/entries.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { NamedCountry } from '../../domain/countries.ts'
import { ethnicities, ethnicityLabels, genderLabels, genders, maxNationalities } from '../../domain/demographics.ts'
import styles from './form-part.module.css'

/** Gender, ethnicity and nationality, each of which is optional and can be declined (specification, accounts.md section 3). */
export function DemographicFields({ entries, countries }: { entries: Entries; countries: readonly NamedCountry[] }) {
  const { t } = useText()
  const decline = (name: string, label: string) => (
    <Checkbox name={name} label={label} value="true" defaultChecked={isTicked(entries, name)} />
  )
  return (
    <>
      <div className={styles.question}>
        <Select
          name="gender"
          label={t('gender-label')}
          placeholder={t('answer-choose')}
          options={genders.map(gender => ({ value: gender, label: t(genderLabels[gender]) }))}
          defaultValue={entryOf(entries, 'gender')}
        />
        <div className={styles.own}>
          <TextField name="otherGender" label={t('other-gender-label')} defaultValue={entryOf(entries, 'otherGender')} />
        </div>
        {decline('genderPreferNotToSay', t('gender-decline'))}
      </div>
      <div className={styles.question}>
        <Select
          name="ethnicity"
          label={t('ethnicity-label')}
          placeholder={t('answer-choose')}
          options={ethnicities.map(ethnicity => ({ value: ethnicity, label: t(ethnicityLabels[ethnicity]) }))}
          defaultValue={entryOf(entries, 'ethnicity')}
        />
        {decline('ethnicityPreferNotToSay', t('ethnicity-decline'))}
      </div>
      <div className={styles.question}>
        <Select
          name="nationality"
          label={t('nationality-label')}
          description={t('nationality-help', { count: maxNationalities })}
          multiple
          options={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
          defaultValue={[...(entries.nationality ?? [])]}
        />
        {decline('nationalityPreferNotToSay', t('nationality-decline'))}
      </div>
    </>
  )
}
