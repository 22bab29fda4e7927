import { Button } from '../../../../ui/button.tsx'
import styles from './edit-form.module.css'

interface SaveOrDeleteProps {
  pending: boolean
  save: string
  /** Null for a new entry. `act` is the value of the button. */
  away: { act: 'delete' | 'remove'; label: string; help: string; sure: string } | null
}

/** The end of a form without drafts: the button that saves, and a collapsed one that deletes. */
export function SaveOrDelete({ pending, save, away }: SaveOrDeleteProps) {
  return (
    <>
      <div className={styles.acts}>
        <Button type="submit" name="act" value="save" pending={pending}>
          {save}
        </Button>
      </div>
      {away !== null && (
        <details className={styles.away}>
          <summary>{away.label}</summary>
          <p className={styles.help}>{away.help}</p>
          <div className={styles.acts}>
            <Button type="submit" name="act" value={away.act} variant="danger" pending={pending} formNoValidate>
              {away.sure}
            </Button>
          </div>
        </details>
      )}
    </>
  )
}
