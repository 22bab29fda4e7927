import arrowLeft from '@tabler/icons/outline/chevron-left.svg?raw'
import arrowRight from '@tabler/icons/outline/chevron-right.svg?raw'
import keyboard from '@tabler/icons/outline/keyboard.svg?raw'
import sidebar from '@tabler/icons/outline/layout-sidebar.svg?raw'
import maximize from '@tabler/icons/outline/maximize.svg?raw'
import minimize from '@tabler/icons/outline/minimize.svg?raw'
import presentation from '@tabler/icons/outline/presentation.svg?raw'
import magnifier from '@tabler/icons/outline/search.svg?raw'
import zoomIn from '@tabler/icons/outline/zoom-in.svg?raw'
import zoomOut from '@tabler/icons/outline/zoom-out.svg?raw'
import { useEffect, useRef } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { useText } from '../../../../sites/text/text.tsx'
import type { FullScreen } from '../use-full-screen.ts'
import { type Fit, fits, type Layout, type PdfView } from './open-pdf.ts'
import styles from './viewer.module.css'
import type { ViewerAction } from './viewer-keys.ts'

interface ToolbarProps {
  view: PdfView
  layout: Layout
  disabled: boolean
  /** The panels that are open. */
  open: { thumbnails: boolean; search: boolean }
  fullScreen: FullScreen
  onAction: (action: ViewerAction) => void
  onPage: (page: number) => void
  onFit: (fit: Fit) => void
}

/** The actions of a PDF as buttons. They stay in place while the file opens. */
export function Toolbar({ view, layout, disabled, open, fullScreen, onAction, onPage, onFit }: ToolbarProps) {
  const { t, language } = useText()
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(view.scale)
  const button = { variant: 'quiet', size: 'small', disabled } as const
  return (
    <div role="toolbar" aria-label={t('viewer-toolbar')} className={styles.toolbar}>
      <div className={styles.tools}>
        <span className={layout === 'paged' ? styles.forWideScreens : undefined}>
          <Button
            {...button}
            icon={sidebar}
            label={t(layout === 'paged' ? 'viewer-slides' : 'viewer-pages')}
            aria-expanded={open.thumbnails}
            onClick={() => onAction('thumbnails')}
          />
        </span>
        <Button
          {...button}
          disabled={disabled || view.page <= 1}
          icon={arrowLeft}
          label={t('viewer-previous-page')}
          onClick={() => onAction('previous-page')}
        />
        <PageField view={view} disabled={disabled} onPage={onPage} />
        <Button
          {...button}
          disabled={disabled || view.page >= view.pageCount}
          icon={arrowRight}
          label={t('viewer-next-page')}
          onClick={() => onAction('next-page')}
        />
      </div>
      {layout === 'scroll' && (
        <div className={styles.tools}>
          <Button {...button} icon={zoomOut} label={t('viewer-zoom-out')} onClick={() => onAction('zoom-out')} />
          <select
            aria-label={t('viewer-zoom')}
            className={styles.zoom}
            disabled={disabled}
            value={view.fit ?? 'chosen'}
            onChange={event => {
              const fit = fits.find(each => each === event.target.value)
              if (fit) onFit(fit)
            }}
          >
            <option value="auto">{t('viewer-fit-auto')}</option>
            <option value="page-width">{t('viewer-fit-width')}</option>
            <option value="page-fit">{t('viewer-fit-page')}</option>
            {view.fit === null && <option value="chosen">{percent}</option>}
          </select>
          <Button {...button} icon={zoomIn} label={t('viewer-zoom-in')} onClick={() => onAction('zoom-in')} />
        </div>
      )}
      <div className={styles.tools}>
        <Button {...button} icon={magnifier} label={t('viewer-search')} aria-expanded={open.search} onClick={() => onAction('search')} />
        <span className={styles.forKeyboards}>
          <Button {...button} icon={keyboard} label={t('viewer-keys')} aria-haspopup="dialog" onClick={() => onAction('help')} />
        </span>
        {layout === 'paged' && fullScreen.available && !fullScreen.active && (
          <Button {...button} variant="secondary" icon={presentation} onClick={() => onAction('full-screen')}>
            <span className={styles.text}>{t('viewer-present')}</span>
          </Button>
        )}
        {(layout === 'scroll' || fullScreen.active) && fullScreen.available && (
          <Button
            {...button}
            icon={fullScreen.active ? minimize : maximize}
            label={t(fullScreen.active ? 'viewer-leave-full-screen' : 'viewer-full-screen')}
            onClick={() => onAction('full-screen')}
          />
        )}
      </div>
    </div>
  )
}

/** Shows the current page number, and goes to the page that is entered. Input that is not a number changes nothing. */
function PageField({ view, disabled, onPage }: { view: PdfView; disabled: boolean; onPage: (page: number) => void }) {
  const { t } = useText()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = String(view.page)
  }, [view.page])
  const go = () => {
    const page = Number(field.current?.value)
    if (Number.isInteger(page) && page > 0 && page !== view.page) onPage(page)
    if (field.current) field.current.value = String(view.page)
  }
  return (
    <span className={styles.pageField}>
      <input
        ref={field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        aria-label={t('viewer-page-field')}
        defaultValue={view.page}
        disabled={disabled}
        onFocus={event => event.currentTarget.select()}
        onBlur={go}
        onKeyDown={event => {
          if (event.key === 'Enter') go()
        }}
      />
      <span>{view.pageCount > 0 && t('viewer-page-of', { count: String(view.pageCount) })}</span>
    </span>
  )
}
