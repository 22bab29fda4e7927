import { Button } from '../../../../ui/button.tsx'
import styles from './edit-form.module.css'

interface SaveOrDeleteProps {
  pending: boolean
  save: string
  /** Null for what is not there yet. `act` is what its button sends. */
  away: { act: 'delete' | 'remove'; label: string; help: string; sure: string } | null
}

/** How a form without drafts ends: what saves it, and, folded away, what takes its entry from the site. */
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
