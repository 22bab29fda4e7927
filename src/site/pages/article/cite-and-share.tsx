import { useText } from '../../text/text.tsx'
import styles from './cite-and-share.module.css'

interface Named {
  name: string
  href: string
}

/** To take the article's citation away, and to pass its address on. Plain links, so that both work everywhere. */
export function CiteAndShare({ exports, share }: { exports: readonly Named[]; share: readonly Named[] }) {
  const { say } = useText()
  return (
    <>
      <section aria-labelledby="cite">
        <h2 id="cite">{say('cite')}</h2>
        <p className={styles.about}>{say('export-citation')}</p>
        <ul className={styles.links}>
          {exports.map(({ name, href }) => (
            <li key={name}>
              <a href={href} download>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
      {share.length > 0 && (
        <section aria-labelledby="share">
          <h2 id="share">{say('share')}</h2>
          <ul className={styles.links}>
            {share.map(({ name, href }) => (
              <li key={name}>
                <a href={href} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
