/**
 * The gallery: every component of src/ui in every state, and the site's own components, in the brand of the host name.
 * For developers, so that its text is English.
 */
import { Link, useLoaderData } from 'react-router'
import { href } from '../../../core/http/href.ts'
import { institutionGallery } from '../../../modules/accounts/components/institution-field/institution-field.gallery.tsx'
import { browseGallery } from '../../../modules/discovery/pages/browse/browse.gallery.tsx'
import { externalGallery } from '../../../modules/discovery/pages/browse/results/external-results.gallery.tsx'
import { autosaveGallery } from '../../../modules/sites/components/autosave/both-texts.gallery.tsx'
import { brandMenu, GalleryFrame } from '../../../modules/sites/components/gallery-frame.tsx'
import { withMessages } from '../../../modules/sites/text/text.tsx'
import { pageBlocksGallery } from '../../../modules/website/cms-blocks/page/page-blocks.gallery.tsx'
import { contentEditorGallery } from '../../../modules/website/content-editor/content-editor.gallery.tsx'
import { shellGallery } from '../../../modules/website/shell/shell-gallery.tsx'
import '../../../modules/accounts/components/institution-field/messages.ts'
import '../../../modules/publications/components/document/reading-aids/messages.ts'
import '../../../modules/sites/components/autosave/messages.ts'
import '../../../modules/sites/consent/messages.ts'
import '../../../modules/sites/text/form-messages.ts'
import '../../../modules/publications/pages/asset/messages.ts'
import '../../../modules/discovery/pages/browse/messages.ts'
import '../../../modules/publications/pages/compare/messages.ts'
import '../../../modules/metrics/pages/messages.ts'
import '../../../modules/website/pages/account/messages.ts'
import '../../../modules/website/pages/site-page/messages.ts'
import type { loader } from './load.ts'
import styles from './page.module.css'
import { siteGallery } from './site-gallery.tsx'
import { Tokens } from './tokens.tsx'

export { loader } from './load.ts'

interface Example {
  title: string
  element: React.ReactNode
}
const galleries = import.meta.glob<Example[]>('../../../ui/**/*.gallery.tsx', { import: 'gallery', eager: true })

const sections = [
  ...Object.entries(galleries).map(([path, examples]) => ({ name: path.replace(/^.*\/|\.gallery\.tsx$/g, ''), examples })),
  ...Object.entries({
    ...siteGallery,
    ...browseGallery,
    ...externalGallery,
    ...shellGallery,
    ...institutionGallery,
    ...autosaveGallery,
    ...pageBlocksGallery,
    ...contentEditorGallery,
  }).map(([name, examples]) => ({
    name,
    examples,
  })),
]

export default withMessages(
  [
    'account-navigation',
    'assets',
    'autosave',
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
      <GalleryFrame
        title="Style guide"
        menus={[
          brandMenu(brands, current),
          {
            label: 'Components',
            links: ['tokens', ...sections.map(({ name }) => name), 'emails'].map(name => ({ to: `#${name}`, label: name })),
          },
        ]}
      >
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
        <section id="emails" className={styles.component} aria-labelledby="emails-title">
          <h2 id="emails-title">emails</h2>
          <p>
            <Link to={href('/styleguide/emails')}>Every email in every language</Link>
          </p>
        </section>
      </GalleryFrame>
    )
  },
)
