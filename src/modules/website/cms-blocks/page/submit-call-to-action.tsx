import { ButtonLink } from '../../../../ui/button.tsx'
import shared from '../../../gateways/components/blocks.module.css'
import { useText } from '../../../sites/text/text.tsx'
import type { BlockOf } from '../../domain/site-pages/parts.ts'
import styles from './page-blocks.module.css'
import { usePagePlace } from './page-data.ts'
import { PageText } from './page-text.tsx'

/** A band that links to the publish page; renders nothing where submissions are not possible. */
export function SubmitCallToAction({ block: { title, html } }: { block: BlockOf<'submit-call-to-action'> }) {
  const { t } = useText()
  const { publish: submit } = usePagePlace()
  if (submit === null) return null
  const name = title ?? t('page-submit-title')
  return (
    <section className={`${shared.call} ${styles.call}`} aria-label={name} data-kind="submit-call-to-action">
      <div className={shared.callInner}>
        <h2>{name}</h2>
        {html !== null && <PageText html={html} />}
        <p className={shared.actions}>
          <ButtonLink to={submit}>{t('submit-your-research')}</ButtonLink>
        </p>
      </div>
    </section>
  )
}
