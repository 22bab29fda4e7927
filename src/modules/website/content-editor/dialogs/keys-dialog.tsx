import { useText } from '../../../sites/text/text.tsx'
import { listedKeys } from '../keys.ts'
import styles from './dialogs.module.css'
import { OverPage } from './over-page.tsx'

const isOfApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText()
  const modifier = isOfApple() ? '⌘' : 'Ctrl'
  return (
    <OverPage title={t('editor-keys-title')} onClose={onClose}>
      <dl className={styles.keys}>
        {listedKeys.map(([keys, does, values]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map(key => (
                <kbd key={key}>{key === 'Mod' ? modifier : key}</kbd>
              ))}
            </dt>
            <dd>{t(does, values)}</dd>
          </div>
        ))}
      </dl>
    </OverPage>
  )
}
