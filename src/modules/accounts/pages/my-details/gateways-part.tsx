import { useLoaderData } from 'react-router'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { loader } from './load.ts'
import styles from './page.module.css'
import { PartForm } from './part-form.tsx'

/** A checkbox for each gateway and collection that the user can belong to. */
export function GatewaysPart() {
  const { gateways } = useLoaderData<typeof loader>()
  const { t } = useText()
  return (
    <PartForm
      part="gateways"
      title={t('details-gateways')}
      text={t('details-gateways-text')}
      rules={{}}
      labels={{}}
      submit={t('details-save')}
      success={t('my-details-success')}
    >
      {entries => (
        // biome-ignore lint/a11y/useSemanticElements: a legend would say the part's heading again.
        <div role="group" aria-labelledby="gateways-title" className={styles.boxes}>
          {gateways.map(({ id, name }) => (
            <Checkbox
              key={id}
              id={`gateway-${id}`}
              name="gateways"
              value={String(id)}
              label={name}
              defaultChecked={entries.gateways?.includes(String(id)) ?? false}
            />
          ))}
        </div>
      )}
    </PartForm>
  )
}
