import { outsideService } from '../../domain/outside-services.ts'
import { useSite } from '../../pages/use-site.ts'
import { useOutsideScript } from './use-outside-script.ts'

/** Loads the platform's hello bar, which draws itself; nothing of it is there without consent. */
export function HelloBar() {
  const site = useSite()
  useOutsideScript(site === undefined ? null : outsideService('helloBar', site.platform))
  return null
}
