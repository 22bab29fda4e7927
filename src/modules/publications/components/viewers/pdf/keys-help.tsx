import { Fragment } from 'react'
import { messageKeys } from '../../../../../core/text/message-keys.ts'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { type MessageKey, useText } from '../../../../sites/text/text.tsx'
import type { Layout } from './open-pdf.ts'
import styles from './viewer.module.css'
import { keySign, keysOf, type ViewerAction, viewerActions } from './viewer-keys.ts'

const keyNameKeys = messageKeys('viewer-key', ['PageUp', 'PageDown', 'Home', 'End', 'Space'])

const messages: Readonly<Record<ViewerAction, MessageKey>> = {
  'next-page': 'viewer-next-page',
  'previous-page': 'viewer-previous-page',
  'first-page': 'viewer-first-page',
  'last-page': 'viewer-last-page',
  'zoom-in': 'viewer-zoom-in',
  'zoom-out': 'viewer-zoom-out',
  'fit-width': 'viewer-fit-width',
  'fit-page': 'viewer-fit-page',
  search: 'viewer-search',
  thumbnails: 'viewer-pages',
  'full-screen': 'viewer-full-screen',
  help: 'viewer-keys',
}

interface KeysHelpProps {
  layout: Layout
  open: boolean
  onClose: () => void
}

/** Lists the viewer's keys from the table that it uses itself. */
export function KeysHelp({ layout, open, onClose }: KeysHelpProps) {
  const { t } = useText()
  return (
    <Dialog title={t('viewer-keys')} closeLabel={t('close')} open={open} onClose={onClose}>
      <dl className={styles.keys}>
        {viewerActions.map(action => (
          <div key={action}>
            <dt>{t(messages[action])}</dt>
            <dd>
              {keysOf(action, layout).map((key, position) => (
                <Fragment key={key}>
                  {position > 0 && ' '}
                  <kbd>{keySign(key, name => t(keyNameKeys[name]))}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
