/** Every email of every module, as HTML and as plain text. For developers, so that its own text is English. */
import { Link, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { languageNames, languages } from '../../../../core/text/languages.ts'
import { brandMenu, GalleryFrame } from '../../../sites/components/gallery-frame.tsx'
import type { galleryLoader } from './load.ts'
import styles from './page.module.css'

export { galleryLoader as loader } from './load.ts'

type Email = ReturnType<typeof useLoaderData<typeof galleryLoader>>['emails'][number]

export default function EmailGalleryPage() {
  const { language, emails, brands, current } = useLoaderData<typeof galleryLoader>()
  return (
    <GalleryFrame
      title="Emails"
      lead={
        <>
          What each email says, with example values. The rest of the <Link to={href('/styleguide')}>style guide</Link>.
        </>
      }
      menus={[
        {
          label: 'Languages',
          links: languages.map(each => ({
            to: `${href('/styleguide/emails')}?language=${each}`,
            label: languageNames[each],
            lang: each,
            isCurrent: each === language,
          })),
        },
        brandMenu(brands, current),
        { label: 'Emails', links: emails.map(email => ({ to: `#${idOf(email)}`, label: nameOf(email) })) },
      ]}
    >
      {emails.map(email => (
        <EmailSection key={idOf(email)} email={email} language={language} />
      ))}
    </GalleryFrame>
  )
}

const idOf = ({ kind, position }: Email) => `${kind}-${position}`
const nameOf = ({ kind, title }: Email) => (title === null ? kind : `${kind}: ${title}`)

function EmailSection({ email, language }: { email: Email; language: string }) {
  const { kind, position, subject, headers, text } = email
  const id = idOf(email)
  const source = `${href('/styleguide/emails/:kind/:position', { kind, position })}?language=${language}`
  return (
    <section id={id} className={styles.email} aria-labelledby={`${id}-title`}>
      <p className={styles.kind}>{nameOf(email)}</p>
      <h2 id={`${id}-title`} className={styles.subject} lang={language}>
        {subject}
      </h2>
      <dl className={styles.headers}>
        {headers.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.parts}>
        <figure className={styles.part}>
          <figcaption>HTML</figcaption>
          <iframe
            className={styles.frame}
            src={source}
            title={`${nameOf(email)}, as HTML`}
            loading="lazy"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
        </figure>
        <figure className={styles.part}>
          <figcaption>Text</figcaption>
          <div className={styles.text} lang={language}>
            {text}
          </div>
        </figure>
      </div>
    </section>
  )
}
