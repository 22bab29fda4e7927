import styles from './tokens.module.css'

const colours: readonly { group: string; names: readonly string[] }[] = [
  { group: 'Surfaces and ink', names: ['paper', 'paper-soft', 'paper-raised', 'ink', 'ink-soft', 'ink-faint', 'line', 'line-strong'] },
  { group: 'Accent', names: ['accent', 'accent-strong', 'accent-soft', 'on-accent', 'focus'] },
  {
    group: 'Stage',
    names: [
      'header-paper',
      'header-ink',
      'header-ink-soft',
      'header-accent',
      'hero-paper',
      'hero-ink',
      'hero-ink-soft',
      'hero-action',
      'on-hero-action',
      'footer-paper',
      'footer-ink',
      'footer-ink-soft',
    ],
  },
  {
    group: 'Decisions',
    names: [
      'approved',
      'approved-soft',
      'reservations',
      'reservations-soft',
      'not-approved',
      'not-approved-soft',
      'neutral',
      'neutral-soft',
    ],
  },
  {
    group: 'Messages',
    names: ['success', 'success-soft', 'warning', 'warning-soft', 'error', 'error-soft', 'notice', 'notice-line', 'mark'],
  },
  { group: 'Charts', names: ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'] },
]
const fonts = ['hero', 'title', 'h2', 'h3', 'h4', 'card', 'text', 'lead', 'body', 'small', 'label', 'logo']

/** The tokens as they are in this brand: colours, type, space. */
export function Tokens() {
  return (
    <section id="tokens" className={styles.tokens} aria-labelledby="tokens-title">
      <h2 id="tokens-title">tokens</h2>
      {colours.map(({ group, names }) => (
        <div key={group}>
          <h3>{group}</h3>
          <ul className={styles.colours}>
            {names.map(name => (
              <li key={name}>
                <span className={styles.swatch} data-token={name} />
                {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div>
        <h3>Type</h3>
        <ul className={styles.fonts}>
          {fonts.map(name => (
            <li key={name}>
              <span className={styles.fontName}>{name}</span>
              <span className={styles.specimen} data-font={name}>
                Peer review of 1,024 spores — Ångström, naïve, Ωμέγα
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
