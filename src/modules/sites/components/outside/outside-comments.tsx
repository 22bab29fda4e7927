import { useEffect } from 'react'
import type { OutsideService } from '../../domain/outside-services.ts'
import { useText } from '../../text/text.tsx'
import styles from './outside.module.css'
import { OutsideNotice } from './outside-notice.tsx'
import { useOutsideScript } from './use-outside-script.ts'

/** The context of Disqus's callback: its script calls it when it runs, and again after a reset. */
interface Thread {
  page: { identifier: string; url: string }
}

/** @param identifier permanent id of the discussion. @param url of the page, absolute */
export function OutsideComments({ service, identifier, url }: { service: OutsideService; identifier: string; url: string }) {
  const { t } = useText()
  useEffect(() => {
    const config = function config(this: Thread) {
      this.page.identifier = identifier
      this.page.url = url
    }
    Reflect.set(window, 'disqus_config', config)
    const loaded: unknown = Reflect.get(window, 'DISQUS')
    if (hasReset(loaded)) loaded.reset({ reload: true, config })
  }, [identifier, url])
  const state = useOutsideScript(service)
  return (
    <section className={styles.service} aria-labelledby="outside-comments">
      <h2 id="outside-comments">{t('comments')}</h2>
      {state !== 'asked' && <div id="disqus_thread" />}
      {state !== 'ready' && <OutsideNotice service={service} state={state} />}
    </section>
  )
}

const hasReset = (value: unknown): value is { reset: (how: { reload: true; config: (this: Thread) => void }) => void } =>
  typeof value === 'object' && value !== null && 'reset' in value && typeof value.reset === 'function'
