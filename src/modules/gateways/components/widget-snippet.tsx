import copy from '@tabler/icons/outline/copy.svg?raw'
import rss from '@tabler/icons/outline/rss.svg?raw'
import { useRef, useState } from 'react'
import { messageKeys } from '../../../core/text/message-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { type FeedForm, feedForms, feedPath } from '../../discovery/domain/syndication/feed.ts'
import { useSite } from '../../sites/pages/use-site.ts'
import { useText } from '../../sites/text/text.tsx'
import type { GatewayFacts } from '../domain/for-reading.ts'
import { widgetSnippet } from '../domain/widget-snippet.ts'
import styles from './widget-snippet.module.css'

const feedNames: Record<FeedForm, string> = { rss: 'RSS', atom: 'Atom', 'feed.json': 'JSON Feed' }
const itemsShown = 5
const options = ['items', 'heading', 'scheme'] as const
const optionKeys = messageKeys('widget', options)

/** Offers a gateway's newest publications to other sites: its feeds, and the snippet of a widget. */
export function WidgetSnippet({ gateway: { name, path } }: { gateway: Pick<GatewayFacts, 'name' | 'path'> }) {
  const { language, t } = useText()
  const known = useSite()?.origin ?? null
  const hydrated = useHydrated()
  // The snippet needs an absolute URL; where the server does not know the origin, the browser does.
  const origin = known ?? (hydrated ? location.origin : null)
  return (
    <section className={styles.external} aria-labelledby="gateway-elsewhere" lang={language}>
      <h2 id="gateway-elsewhere" className={styles.heading}>
        {t('gateway-elsewhere')}
      </h2>
      <p className={styles.feeds}>
        <Icon svg={rss} />
        <span>{t('gateway-feeds')}</span>
        {feedForms.map(form => (
          <a key={form} href={feedPath(form, path)}>
            {feedNames[form]}
          </a>
        ))}
      </p>
      {origin !== null && <Snippet code={widgetSnippet({ origin, path, text: t('widget-link', { name }), items: itemsShown })} />}
    </section>
  )
}

/** Copying needs JavaScript, selecting the text does not. */
function Snippet({ code }: { code: string }) {
  const { t } = useText()
  const hydrated = useHydrated()
  const text = useRef<HTMLPreElement>(null)
  const [copied, setCopied] = useState<boolean | null>(null)
  const copyIt = async () => {
    setCopied(null)
    const done = await copyText(code)
    if (!done && text.current) window.getSelection()?.selectAllChildren(text.current)
    setCopied(done)
  }
  return (
    <details className={styles.snippet}>
      <summary>{t('widget-title')}</summary>
      <div className={styles.content}>
        <p>{t('widget-help')}</p>
        <pre ref={text} className={styles.code} dir="ltr">
          <code>{code}</code>
        </pre>
        {hydrated && (
          <p className={styles.actions}>
            <Button icon={copy} size="small" variant="secondary" onClick={() => void copyIt()}>
              {t('widget-copy')}
            </Button>
            <span className={styles.status} role="status" data-failed={copied === false || undefined}>
              {copied !== null && t(copied ? 'widget-copied' : 'widget-not-copied')}
            </span>
          </p>
        )}
        <dl className={styles.options}>
          {options.map(option => (
            <div key={option}>
              <dt>
                <code>data-{option}</code>
              </dt>
              <dd>{t(optionKeys[option])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}
