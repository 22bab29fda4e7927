/** The publish pages read this of the website: what editors have written. */
import type { WrittenPage } from '../../../gateways/domain/written-page.ts'
import type { PageContext } from '../../../sites/pages/context.ts'

declare module '../../../sites/pages/parts.tsx' {
  interface PartLoaders {
    /** Null where editors have written nothing; `title` is null where they have written sidebars alone. */
    publishPage: (context: PageContext) => Promise<{ title: string | null; page: WrittenPage } | null>
  }
}
