import type { LoaderFunctionArgs } from 'react-router'
import { brand as defaultBrand } from '../../../brands/default/brand.ts'
import { brandMessagesIn } from '../../../core/text/message.ts'
import { accountMenu } from '../domain/navigation/account-menu.ts'
import { mainMenu } from '../domain/navigation/main-menu.ts'
import { brandStyles } from './brand-styles.ts'
import { siteRequest } from './context.ts'
import { isDrawnAlone } from './drawn-alone.ts'
import { partLoaders } from './parts.tsx'

/** The data of the site that every page has. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { platform, brand, origin, language, visitor } = context.get(siteRequest)
  const loaders = context.get(partLoaders)
  // If the database fails, the menu is the brand's, and the page reports the failure.
  const [menu, settings] = await Promise.all([loaders.menu(context).catch(() => null), loaders.siteSettings(context).catch(() => null)])
  return {
    platform,
    language,
    origin,
    masthead: brand.masthead,
    footer: brand.footer,
    hero: brand.hero,
    partnerLogos: brand.partnerLogos,
    follow: brand.follow,
    menu: mainMenu(menu ?? brand.menu ?? defaultBrand.menu ?? [], platform.features, platform.contentTypes),
    styles: brandStyles(brand.key),
    publishCard: settings?.publishCard ?? null,
    themeColour: brand.palette.get('header-paper') ?? null,
    brandText: brandMessagesIn(brand.text, language),
    account: {
      id: visitor.kind === 'signed-in' ? visitor.accountId : null,
      name: visitor.kind === 'signed-in' ? visitor.name : null,
      menu: accountMenu(visitor.kind === 'signed-in' ? visitor.roles : null, platform.features),
    },
    year: new Date().getUTCFullYear(),
    ...(context.get(isDrawnAlone) && { isDrawnAlone: true }),
  }
}
