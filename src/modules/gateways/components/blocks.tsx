import { Link } from 'react-router'
import { formatStatisticsDate } from '../../../core/text/date.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PlainLink } from '../../../ui/link.tsx'
import { HtmlText } from '../../sites/components/html-text.tsx'
import { useText } from '../../sites/text/text.tsx'
import type { ReadyBlock, ReadyBlockOf } from '../domain/for-reading.ts'
import { LatestItems } from '../pages/gateway/latest-items.tsx'
import styles from './blocks.module.css'
import { Portrait } from './portrait.tsx'

/** @param within whether the blocks are in a column that has its own margins, at which bands end */
export function Blocks({ blocks, within = false }: { blocks: readonly ReadyBlock[]; within?: boolean }) {
  if (blocks.length === 0) return null
  return (
    <div className={styles.blocks} data-within={within || undefined}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place, and the list never changes.
        <OneBlock key={index} block={block} />
      ))}
    </div>
  )
}

function OneBlock({ block }: { block: ReadyBlock }) {
  const { t } = useText()
  switch (block.block) {
    case 'hero':
      return null
    case 'text':
      return (
        <Section kind="text" title={block.title}>
          <HtmlText html={block.html} />
        </Section>
      )
    case 'latest':
    case 'featured':
      return block.cards.length === 0 ? null : (
        <Section kind={block.block} title={block.title}>
          <LatestItems cards={block.cards} heading={null} cardLevel={block.title === null ? 'h2' : 'h3'} />
          {block.morePath !== null && (
            <p className={styles.more}>
              <Link to={block.morePath}>{t('gateway-see-all')}</Link>
            </p>
          )}
        </Section>
      )
    case 'statistics':
      return <Statistics block={block} />
    case 'people':
      return (
        <Section kind="people" title={block.title}>
          <ul className={styles.people} data-mode={block.mode}>
            {block.members.map(person => (
              <li key={person.name}>
                <Portrait person={person} look={block.mode} />
              </li>
            ))}
          </ul>
        </Section>
      )
    case 'quotes':
      return <Quotes block={block} />
    case 'logos':
      return <Logos block={block} />
    case 'callToAction':
      return (
        <section className={styles.call} aria-label={block.title}>
          <div className={styles.callInner}>
            <h2>{block.title}</h2>
            {block.text !== null && <p>{block.text}</p>}
            <p className={styles.actions}>
              {block.actions.map(({ label, href }, index) => (
                <ButtonLink key={href} to={href} variant={index === 0 ? 'primary' : 'secondary'}>
                  {label}
                </ButtonLink>
              ))}
            </p>
          </div>
        </section>
      )
    case 'subjectAreas':
      return block.areas.length === 0 ? null : (
        <Section kind="areas" title={block.title}>
          <ul className={styles.areas}>
            {block.areas.map(({ name, path, itemCount }) => (
              <li key={path}>
                <Link to={path}>
                  <span>{name}</span>
                  <span className={styles.count}>{t('gateway-items', { count: itemCount })}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )
  }
}

function Section({ kind, title, children }: { kind: string; title: string | null; children: React.ReactNode }) {
  const inner = (
    <div className={styles.inner}>
      {title !== null && <h2 className={styles.title}>{title}</h2>}
      {children}
    </div>
  )
  return title === null ? (
    <div data-kind={kind}>{inner}</div>
  ) : (
    <section aria-label={title} data-kind={kind}>
      {inner}
    </section>
  )
}

function Statistics({ block: { title, stats, lastUpdated } }: { block: ReadyBlockOf<'statistics'> }) {
  const { t, number, language } = useText()
  return (
    <Section kind="statistics" title={title}>
      <dl className={styles.stats}>
        {stats.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </dl>
      {lastUpdated !== null && (
        <p className={styles.asOf}>{t('statistics-as-of', { date: formatStatisticsDate(lastUpdated, language) })}</p>
      )}
    </Section>
  )
}

function Quotes({ block: { title, mode, quotes } }: { block: ReadyBlockOf<'quotes'> }) {
  return (
    <Section kind="quotes" title={title}>
      <div className={styles.quotes}>
        {quotes.map(({ name, jobTitle, body, picture }) => (
          <figure key={name + body} className={styles.quote}>
            <blockquote>{body}</blockquote>
            <figcaption>
              {mode === 'standard' && picture !== null && (
                <img src={picture.url} width={picture.width} height={picture.height} alt={picture.alt} loading="lazy" decoding="async" />
              )}
              <span>
                <strong>{name}</strong>
                {jobTitle !== null && <span className={styles.job}>{jobTitle}</span>}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}

function Logos({ block: { title, logos } }: { block: ReadyBlockOf<'logos'> }) {
  return (
    <Section kind="logos" title={title}>
      <ul className={styles.logos}>
        {logos.map(({ name, picture, href }) => {
          const image = <img src={picture.url} width={picture.width} height={picture.height} alt={name} loading="lazy" decoding="async" />
          return <li key={name}>{href === null ? image : <PlainLink href={href}>{image}</PlainLink>}</li>
        })}
      </ul>
    </Section>
  )
}
