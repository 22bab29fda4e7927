import download from '@tabler/icons/outline/download.svg?raw'
import { useLoaderData } from 'react-router'
import { entryOf } from '../../../../core/forms/entries.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { deletionRules } from '../../domain/forms/my-details.ts'
import type { loader } from './load.ts'
import styles from './page.module.css'
import { PartForm } from './part-form.tsx'
import { OwnPassword } from './sign-in-parts.tsx'

export function DataPart() {
  const { t } = useText()
  return (
    <section className={styles.part} aria-labelledby="data-title">
      <div>
        <h2 id="data-title">{t('details-data')}</h2>
        <p className={styles.text}>{t('details-data-text')}</p>
      </div>
      <p>
        <ButtonLink to="/api/user/data" variant="secondary" icon={download} download>
          {t('details-data-download')}
        </ButtonLink>
      </p>
    </section>
  )
}

export function DeletionPart() {
  const { hasPassword } = useLoaderData<typeof loader>()
  const { t } = useText()
  const labels = { name: t('details-end-name'), plainPassword: t('details-own-password') }
  return (
    <PartForm
      part="deletion"
      title={t('details-end')}
      text={t('details-end-text')}
      rules={deletionRules(labels.plainPassword, hasPassword)}
      labels={labels}
      submit={t('details-end-submit')}
      success={t('details-end-asked')}
      isDanger
    >
      {entries => (
        <>
          <RadioGroup
            name="name"
            label={labels.name}
            required
            options={[
              { value: 'kept', label: t('details-end-kept') },
              { value: 'withheld', label: t('details-end-withheld') },
            ]}
            defaultValue={entryOf(entries, 'name')}
          />
          {hasPassword ? <OwnPassword /> : <p className={styles.text}>{t('details-end-by-mail')}</p>}
        </>
      )}
    </PartForm>
  )
}
