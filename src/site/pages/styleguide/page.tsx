/**
 * The gallery: every component of src/ui in every state, and the site's own components, in the brand of the host name.
 * For developers, so that its text is English.
 */
import { useLoaderData } from 'react-router'
import { institutionGallery } from '../../../modules/accounts/components/institution-field/institution-field.gallery.tsx'
import { browseGallery } from '../../../modules/discovery/pages/browse/browse.gallery.tsx'
import { externalGallery } from '../../../modules/discovery/pages/browse/results/external-results.gallery.tsx'
import { PageHead } from '../../../modules/sites/components/page-head.tsx'
import { withMessages } from '../../../modules/sites/text/text.tsx'
import { pageBlocksGallery } from '../../../modules/website/cms-blocks/page/page-blocks.gallery.tsx'
import { contentEditorGallery } from '../../../modules/website/content-editor/content-editor.gallery.tsx'
import { shellGallery } from '../../../modules/website/shell/shell-gallery.tsx'
import '../../../modules/accounts/components/institution-field/messages.ts'
import '../../../modules/publications/components/document/reading-aids/messages.ts'
import '../../../modules/sites/consent/messages.ts'
import '../../../modules/sites/text/form-messages.ts'
import '../../../modules/publications/pages/asset/messages.ts'
import '../../../modules/discovery/pages/browse/messages.ts'
import '../../../modules/publications/pages/compare/messages.ts'
import '../../../modules/metrics/pages/messages.ts'
import '../../../modules/website/pages/site-page/messages.ts'
import type { loader } from './load.ts'
import styles from './page.module.css'
import { siteGallery } from './site-gallery.tsx'
import { Tokens } from './tokens.tsx'

interface Example {
  title: string
  element: React.ReactNode
}
const galleries = import.meta.glob<Example[]>('../../../ui/*.gallery.tsx', { import: 'gallery', eager: true })

const sections = [
  ...Object.entries(galleries).map(([path, examples]) => ({ name: path.replace(/^.*\/|\.gallery\.tsx$/g, ''), examples })),
  ...Object.entries({
    ...siteGallery,
    ...browseGallery,
    ...externalGallery,
    ...shellGallery,
    ...institutionGallery,
    ...pageBlocksGallery,
    ...contentEditorGallery,
  }).map(([name, examples]) => ({
    name,
    examples,
  })),
]

export const StyleguidePage = withMessages(
  [
    'assets',
    'browse',
    'compare',
    'cookies',
    'forms',
    'gateways',
    'institution',
    'lists',
    'metrics',
    'publish',
    'reading-aids',
    'site-pages',
  ],
  function Styleguide() {
    const { brands, current } = useLoaderData<typeof loader>()
    return (
      <main id="content" className={styles.page} lang="en">
        <PageHead title="Style guide" hidden />
        <header className={styles.head}>
          <h1>Style guide</h1>
          <nav aria-label="Brands">
            <ul className={styles.list}>
              {brands.map(({ key, href }) => (
                <li key={key}>
                  <a href={href} aria-current={key === current ? 'page' : undefined}>
                    {key}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label="Components">
            <ul className={styles.list}>
              {['tokens', ...sections.map(({ name }) => name)].map(name => (
                <li key={name}>
                  <a href={`#${name}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <Tokens />
        {sections.map(({ name, examples }) => (
          <section key={name} id={name} className={styles.component} aria-labelledby={`${name}-title`}>
            <h2 id={`${name}-title`}>{name}</h2>
            <div className={styles.examples}>
              {examples.map(({ title, element }) => (
                <article key={title} className={styles.example} aria-label={`${name}: ${title}`}>
                  <h3>{title}</h3>
                  <div className={styles.stage}>{element}</div>
                </article>
              ))}
            </div>
          </section>
        ))}
      </main>
    )
  },
)
