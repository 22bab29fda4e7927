import type { LoaderFunctionArgs } from 'react-router'
import { brand as defaultBrand } from '../../../brands/default/brand.ts'
import { mayOnSite } from '../../../core/access/access.ts'
import { wallClockAt } from '../../../core/dates/wall-clock.ts'
import { brandMessagesIn } from '../../../core/text/message.ts'
import { accountMenu } from '../domain/navigation/account-menu.ts'
import { mainMenu, withSubjects } from '../domain/navigation/main-menu.ts'
import { brandStyles } from './brand-styles.ts'
import { pageRequestContext } from './context.ts'
import { partLoaders } from './parts.tsx'
import { isStandalone } from './standalone.ts'

/** The data of the site that every page has. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { platform, brand, origin, language, user } = context.get(pageRequestContext)
  const { features } = platform
  const loaders = context.get(partLoaders)
  // If the database fails, the menu is the brand's, and the page reports the failure.
  const [menu, settings, hasGateways, subjects] = await Promise.all([
    loaders.menu(context).catch(() => null),
    loaders.siteSettings(context).catch(() => null),
    features.gateways.enabled && loaders.hasGateways(context).catch(() => true),
    features.browse.enabled ? loaders.largestSubjects(context).catch(() => []) : [],
  ])
  // A menu does not lead to an empty list.
  const menuFeatures = { ...features, gateways: { enabled: hasGateways } }
  return {
    platform,
    language,
    origin,
    masthead: brand.masthead,
    footer: brand.footer,
    hero: brand.hero,
    partnerLogos: brand.partnerLogos,
    follow: brand.follow,
    menu: withSubjects(mainMenu(menu ?? brand.menu ?? defaultBrand.menu ?? [], menuFeatures, platform.contentTypes), subjects),
    styles: brandStyles(brand.key),
    publishCard: settings?.publishCard ?? null,
    themeColour: brand.palette.get('header-paper') ?? null,
    brandText: brandMessagesIn(brand.text, language),
    account: {
      id: user.kind === 'signed-in' ? user.accountId : null,
      name: user.kind === 'signed-in' ? user.name : null,
      menu: accountMenu(user, platform),
      editsSiteContent: mayOnSite(user, 'edit site content', platform),
    },
    year: Number(wallClockAt(new Date(), platform.timeZone).day.slice(0, 4)),
    ...(context.get(isStandalone) && { isStandalone: true }),
  }
}
