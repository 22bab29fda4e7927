import { HtmlText } from '../../../sites/components/html-text.tsx'
import { usePart } from '../../../sites/pages/parts.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { Portrait } from '../../components/portrait.tsx'
import { WidgetSnippet } from '../../components/widget-snippet.tsx'
import type { GatewayFacts, GatewayPageFacts } from '../../domain/for-reading.ts'
import type { GatewayAlertsData } from '../gateway-parts.ts'
import styles from './about-page.module.css'
import { PageFrame } from './page-frame.tsx'

interface AboutPageProps {
  gateway: GatewayFacts
  page: Extract<GatewayPageFacts, { kind: 'about' }>
  alerts: GatewayAlertsData
}

/** Shows the editors' introduction, the gateway's blocks with its newest publications between them, and the feeds. */
export function AboutPage({ gateway, page, alerts }: AboutPageProps) {
  const Alerts = usePart('gatewayAlerts')
  const { t } = useText()
  const { introduction } = page
  return (
    <PageFrame
      page={page}
      title={introduction?.title ?? t('gateway-about')}
      after={
        <>
          {Alerts && (
            <div className={styles.alerts}>
              <Alerts parts={alerts} />
            </div>
          )}
          {gateway.browsable && gateway.tabs.some(({ kind }) => kind === 'browse') && <WidgetSnippet gateway={gateway} />}
        </>
      }
    >
      {introduction && (
        <div className={styles.introduction}>
          <HtmlText html={introduction.html} lead />
          {introduction.editors.length > 0 && (
            <section aria-label={t('gateway-editors')}>
              <h2 className={styles.heading}>{t('gateway-editors')}</h2>
              <ul className={styles.editors}>
                {introduction.editors.map(editor => (
                  <li key={editor.name}>
                    <Portrait person={editor} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </PageFrame>
  )
}
