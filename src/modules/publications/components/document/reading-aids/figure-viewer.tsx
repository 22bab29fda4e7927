import Panzoom, { type PanzoomObject } from '@panzoom/panzoom'
import previous from '@tabler/icons/outline/chevron-left.svg?raw'
import next from '@tabler/icons/outline/chevron-right.svg?raw'
import file from '@tabler/icons/outline/external-link.svg?raw'
import fit from '@tabler/icons/outline/maximize.svg?raw'
import close from '@tabler/icons/outline/x.svg?raw'
import zoomIn from '@tabler/icons/outline/zoom-in.svg?raw'
import zoomOut from '@tabler/icons/outline/zoom-out.svg?raw'
import { useEffect, useId, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../../../../ui/button.tsx'
import { Modal } from '../../../../../ui/modal.tsx'
import { useText } from '../../../../sites/text/text.tsx'
import { CopyOf } from './copy-of.tsx'
import styles from './figure-viewer.module.css'
import type { AidProps } from './find-aid.ts'
import { imagesOf } from './images-of.ts'
import './messages.ts'

/** The maximum zoom, relative to the image's size on the whole screen. */
const largest = 8
/** CSS pixels per press of an arrow key. */
const step = 60

/** Shows an article's images on the whole screen, one after the other, with zooming and panning by wheel, pinch, drag, buttons and keys. */
export function FigureViewer({ element, onClose }: AidProps) {
  const { language, t } = useText()
  const titleId = useId()
  const keysId = useId()
  const [images] = useState(() => imagesOf(element))
  const [position, setPosition] = useState(() =>
    Math.max(
      images.findIndex(picture => picture.link === element),
      0,
    ),
  )
  const { picture, zoom, isEnlarged } = useZoom(position)
  const shown = images[position]
  if (shown === undefined) return null

  const turn = (by: number) => setPosition(before => Math.min(Math.max(before + by, 0), images.length - 1))
  const move = (x: number, y: number) => {
    if (isEnlarged) zoom()?.pan(x * step, y * step, { relative: true })
    else if (x !== 0) turn(-x)
  }
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoom()?.zoomIn(),
    '=': () => zoom()?.zoomIn(),
    '-': () => zoom()?.zoomOut(),
    0: () => zoom()?.reset(),
    ArrowLeft: () => move(1, 0),
    ArrowRight: () => move(-1, 0),
    ArrowUp: () => move(0, 1),
    ArrowDown: () => move(0, -1),
  }
  const first = position === 0
  const last = position === images.length - 1
  return (
    <Modal open onClose={onClose} className={styles.viewer} labelledBy={titleId} describedBy={keysId} closesOnOutsidePress={false}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys work wherever focus is in the dialog; each has its button too. */}
      <div
        className={styles.frame}
        lang={language}
        onKeyDown={event => {
          const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
          if (act === undefined) return
          event.preventDefault()
          act()
        }}
      >
        <header className={styles.bar}>
          <h2 id={titleId} className={styles.title} aria-live="polite">
            {t('picture-number', { number: String(position + 1), count: String(images.length) })}
          </h2>
          <p id={keysId} className="visually-hidden">
            {t('picture-keys')}
          </p>
          {images.length > 1 && (
            <div className={styles.turning}>
              <Button variant="secondary" icon={previous} label={t('previous-picture')} aria-disabled={first} onClick={() => turn(-1)} />
              <Button variant="secondary" icon={next} label={t('next-picture')} aria-disabled={last} onClick={() => turn(1)} />
            </div>
          )}
          <Button variant="quiet" icon={zoomOut} label={t('zoom-out')} aria-disabled={!isEnlarged} onClick={() => zoom()?.zoomOut()} />
          <Button variant="quiet" icon={zoomIn} label={t('zoom-in')} onClick={() => zoom()?.zoomIn()} />
          <span className={styles.fit}>
            <Button variant="quiet" icon={fit} label={t('zoom-to-fit')} aria-disabled={!isEnlarged} onClick={() => zoom()?.reset()} />
          </span>
          <ButtonLink variant="quiet" icon={file} label={t('open-picture-file')} to={shown.href} reloads />
          <form method="dialog">
            <Button type="submit" variant="quiet" icon={close} label={t('close')} />
          </form>
        </header>
        <div className={styles.stage}>
          <img key={position} ref={picture} src={shown.source} alt={shown.alternative} lang={shown.language} draggable={false} />
        </div>
        {shown.caption && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a caption that is longer than its place scrolls, and the keyboard must reach it.
          <section className={styles.caption} tabIndex={0} aria-labelledby={titleId}>
            <CopyOf source={shown.caption} className="article-text" lang={shown.language} />
          </section>
        )}
      </div>
    </Modal>
  )
}

/** Adds zooming and panning; each image starts at its whole size. */
function useZoom(position: number) {
  const picture = useRef<HTMLImageElement>(null)
  const zooming = useRef<PanzoomObject | null>(null)
  const [isEnlarged, setEnlarged] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each position has an element of its own.
  useEffect(() => {
    const image = picture.current
    const stage = image?.parentElement
    if (!image || !stage) return
    const animate = !window.matchMedia('(prefers-reduced-motion: reduce)').matches
    // The image's box fills the stage, so that "outside" keeps an enlarged image from being moved away.
    const panzoom = Panzoom(image, {
      animate,
      canvas: true,
      contain: 'outside',
      cursor: '',
      maxScale: largest,
      panOnlyWhenZoomed: true,
      step: 0.4,
    })
    const changed = () => setEnlarged(panzoom.getScale() > 1.001)
    const wheel = (event: WheelEvent) => panzoom.zoomWithWheel(event)
    const twice = (event: MouseEvent) => (panzoom.getScale() > 1.001 ? panzoom.reset() : panzoom.zoomToPoint(2.5, event, { animate }))
    image.addEventListener('panzoomchange', changed)
    stage.addEventListener('wheel', wheel, { passive: false })
    stage.addEventListener('dblclick', twice)
    zooming.current = panzoom
    setEnlarged(false)
    return () => {
      zooming.current = null
      panzoom.destroy()
      image.removeEventListener('panzoomchange', changed)
      stage.removeEventListener('wheel', wheel)
      stage.removeEventListener('dblclick', twice)
    }
  }, [position])
  return { picture, zoom: () => zooming.current, isEnlarged }
}
