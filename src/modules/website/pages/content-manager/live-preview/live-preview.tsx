import desktop from '@tabler/icons/outline/device-desktop.svg?raw'
import phone from '@tabler/icons/outline/device-mobile.svg?raw'
import tablet from '@tabler/icons/outline/device-tablet.svg?raw'
import eye from '@tabler/icons/outline/eye.svg?raw'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { messageKeys } from '../../../../../core/text/message-keys.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Spinner } from '../../../../../ui/spinner.tsx'
import { useAtLeast } from '../../../../../ui/use-at-least.ts'
import { useHydrated } from '../../../../../ui/use-hydrated.ts'
import { useConsent } from '../../../../sites/consent/use-consent.ts'
import { standaloneSandbox } from '../../../../sites/pages/standalone.ts'
import { useText } from '../../../../sites/text/text.tsx'
import styles from './live-preview.module.css'
import { type PreviewChoice, type PreviewWidth, previewWidths, rememberChoice, rememberedChoice, usualChoice } from './preview-memory.ts'
import { type Hindrance, usePreview } from './use-preview.ts'

const hindranceKeys = messageKeys('live-preview', ['refused', 'large', 'away'])

const icons: Readonly<Record<PreviewWidth, string>> = { 375: phone, 768: tablet, 1280: desktop }

interface LivePreviewProps {
  /** The path to which the form is posted for its preview. */
  path: string
  /** Changes when the form belongs to another page or post. */
  of: string
  /** The form that is previewed. */
  children: ReactNode
}

/**
 * A form of the CMS with a preview: beside it where there is room, otherwise at the bottom of the window on request. Without JavaScript
 * there is only the form, whose button previews the saved revision.
 */
export function LivePreview({ path, of, children }: LivePreviewProps) {
  const { t } = useText()
  const consent = useConsent()
  const hydrated = useHydrated()
  const isWide = useAtLeast('lg')
  const isTablet = useAtLeast('sm')
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [chosen, setChosen] = useState<PreviewChoice | null>(null)
  const choice = chosen ?? (hydrated ? rememberedChoice() : usualChoice)
  const isShown = hydrated && (isWide ? choice.wide : choice.narrow)
  const { isBusy, hindrance, again } = usePreview({ isShown, path: useHref(path), place, frame, of })
  const choose = (part: Partial<PreviewChoice>) => {
    setChosen({ ...choice, ...part })
    rememberChoice({ ...choice, ...part }, consent)
  }
  const width = choice.width ?? (isTablet ? 768 : 375)
  return (
    <div className={styles.editor} data-live data-wide={choice.wide} data-narrow={choice.narrow}>
      <div className={styles.switch}>
        <span className={styles.toggle} data-on={isShown || undefined}>
          <Button
            variant="secondary"
            size="small"
            icon={eye}
            aria-expanded={isShown}
            aria-controls={id}
            onClick={() => choose(isWide ? { wide: !choice.wide } : { narrow: !choice.narrow })}
          >
            {t('live-preview')}
          </Button>
        </span>
      </div>
      <div ref={place} className={styles.form}>
        {children}
      </div>
      <section id={id} className={styles.pane} aria-labelledby={`${id}-title`} aria-busy={isBusy || undefined}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            {t('live-preview')}
            {isBusy && <Spinner size="small" />}
          </h2>
          {/* biome-ignore lint/a11y/useSemanticElements: these are buttons, and no fields of a form. */}
          <div role="group" aria-label={t('live-preview-width')} className={styles.widths}>
            {previewWidths.map(each => (
              <span key={each} className={styles.width} data-on={each === width || undefined}>
                <Button
                  variant="quiet"
                  size="small"
                  icon={icons[each]}
                  aria-label={t('live-preview-px', { width: String(each) })}
                  aria-pressed={each === width}
                  onClick={() => choose({ width: each })}
                >
                  {each}
                </Button>
              </span>
            ))}
          </div>
          <p className={styles.note}>{t('live-preview-note')}</p>
        </div>
        <div role="status" className={styles.said}>
          {hindrance !== null && <HindranceNotice hindrance={hindrance} onAgain={again} />}
        </div>
        <a className={styles.skip} href={`#${id}-end`}>
          {t('live-preview-skip')}
        </a>
        <Stage width={width}>
          {measures => (
            <iframe ref={frame} title={t('live-preview-frame')} sandbox={standaloneSandbox} className={styles.frame} style={measures} />
          )}
        </Stage>
        <span id={`${id}-end`} tabIndex={-1} />
      </section>
    </div>
  )
}

function HindranceNotice({ hindrance, onAgain }: { hindrance: Hindrance; onAgain: () => void }) {
  const { t } = useText()
  if (hindrance.kind === 'wrong')
    return (
      <>
        <p>{t('live-preview-wrong')}</p>
        <ul>
          {hindrance.said.map(each => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </>
    )
  return (
    <>
      <p>{t(hindranceKeys[hindrance.kind])}</p>
      <Button variant="secondary" size="small" onClick={onAgain}>
        {t('live-preview-again')}
      </Button>
    </>
  )
}

interface Measures {
  inlineSize: number
  blockSize: number
  transform: string
}

/** A frame of a given width, scaled down where there is less room. */
function Stage({ width, children }: { width: number; children: (measures: Measures | undefined) => ReactNode }) {
  const stage = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<{ inline: number; block: number } | null>(null)
  useEffect(() => {
    if (stage.current === null) return
    const size = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ inline: entry.contentRect.width, block: entry.contentRect.height })
    })
    size.observe(stage.current)
    return () => size.disconnect()
  }, [])
  const scale = room === null || room.inline === 0 ? 1 : Math.min(1, room.inline / width)
  return (
    <div ref={stage} className={styles.stage}>
      {children(room === null ? undefined : { inlineSize: width, blockSize: room.block / scale, transform: `scale(${scale})` })}
    </div>
  )
}
