import { useEffect, useRef } from 'react'
import { type OutsideService, outsideService, timelineHeight } from '../../domain/outside-services.ts'
import { useSite } from '../../pages/use-site.ts'
import { useText } from '../../text/text.tsx'
import styles from './outside.module.css'
import { OutsideNotice } from './outside-notice.tsx'
import { useOutsideScript } from './use-outside-script.ts'

/** The site's timeline on a social network, where the feature is enabled. */
export function SocialTimeline() {
  const site = useSite()
  const service = site === undefined ? null : outsideService('timeline', site.platform)
  return service === null ? null : <Timeline service={service} name={site?.platform.marketing.twitterName ?? ''} />
}

function Timeline({ service, name }: { service: OutsideService; name: string }) {
  const { t } = useText()
  const state = useOutsideScript(service)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The script scans the page only once, when it loads: elements that are added later have to be passed to it.
    const loaded: unknown = Reflect.get(window, 'twttr')
    if (state === 'ready' && hasWidgets(loaded)) loaded.widgets.load(place.current)
  }, [state])
  return (
    <section className={styles.service} aria-labelledby="social-timeline">
      <h2 id="social-timeline">{t('outside-timeline', { name: `@${name}` })}</h2>
      {state === 'loading' || state === 'ready' ? (
        <div ref={place}>
          <a className="twitter-timeline" data-height={timelineHeight} data-dnt="true" href={service.page ?? ''}>
            {t('outside-open', { host: `@${name}` })}
          </a>
        </div>
      ) : (
        <OutsideNotice service={service} state={state} />
      )}
    </section>
  )
}

const hasWidgets = (value: unknown): value is { widgets: { load: (place: HTMLElement | null) => void } } =>
  typeof value === 'object' &&
  value !== null &&
  'widgets' in value &&
  typeof value.widgets === 'object' &&
  value.widgets !== null &&
  'load' in value.widgets &&
  typeof value.widgets.load === 'function'
