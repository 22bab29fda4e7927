import { Outlet, useLocation } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { useSite } from '../../../sites/pages/use-site.ts'
import { withMessages } from '../../../sites/text/text.tsx'
import { areaKeys, areaPath, contentAreas, useOpenAreas } from '../content-manager/content-frame.tsx'
import { AccountNavigation } from './account-navigation.tsx'
import styles from './frame.module.css'
import './messages.ts'

/** The frame of the pages of an account: the navigation among them, at the side or above. */
export default withMessages(['account-navigation'], function AccountFrame() {
  const menu = useSite()?.account.menu
  const { pathname } = useLocation()
  const area = contentAreas.find(each => pathname.startsWith(`${href('/my/content')}/${each}`)) ?? 'pages'
  const areas = useOpenAreas(area).map(area => ({ key: areaKeys[area], href: areaPath(area) }))
  if (menu?.state !== 'signed-in') return <Outlet />
  const sections = menu.sections.map(section => ({
    ...section,
    entries: section.entries
      .filter(entry => entry.href !== href('/signout'))
      .map(entry => (entry.href === href('/my/content') ? { ...entry, below: areas } : entry)),
  }))
  return (
    <div className={styles.frame}>
      <AccountNavigation sections={sections} path={pathname} />
      <Outlet />
    </div>
  )
})
