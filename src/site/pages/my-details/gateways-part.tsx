import { useLoaderData } from 'react-router'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useText } from '../../text/text.tsx'
import type { loader } from './load.ts'
import styles from './page.module.css'
import { PartForm } from './part-form.tsx'

/** Which gateways and collections somebody belongs to: a box for each. */
export function GatewaysPart() {
  const { gateways } = useLoaderData<typeof loader>()
  const { say } = useText()
  return (
    <PartForm
      part="gateways"
      title={say('details-gateways')}
      text={say('details-gateways-text')}
      rules={{}}
      labels={{}}
      submit={say('details-save')}
      success={say('my-details-success')}
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
