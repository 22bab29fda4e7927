import bell from '@tabler/icons/outline/bell-plus.svg?raw'
import { Form, Link } from 'react-router'
import { buttonLook } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { trackingPath, trackingSignInPath } from '../../accounts/domain/pending-tracking.ts'
import type { TrackingFacts } from '../pages/alert-facts.ts'

/** The button Track or Tracking (specification, accounts.md section 4): a form, or for an anonymous reader a link to sign-in and back. */
export function TrackToggle({ tracking, side }: { tracking: TrackingFacts; side?: 'above' | 'below' }) {
  const { isTracked, label, help, returnTo } = tracking
  const look = buttonLook({ variant: isTracked ? 'primary' : 'secondary', size: 'small' })
  return (
    <Tooltip
      {...(side && { side })}
      text={help}
      control={described =>
        isTracked === null ? (
          <Link to={trackingSignInPath(tracking)} rel="nofollow" {...look} {...described}>
            <Icon svg={bell} /> {label}
          </Link>
        ) : (
          <Form method="post" action={trackingPath(tracking)} preventScrollReset replace>
            <input type="hidden" name="wanted" value={isTracked ? 'stop' : 'track'} />
            <input type="hidden" name="returnTo" value={returnTo} />
            <button type="submit" aria-pressed={isTracked} {...look} {...described}>
              <Icon svg={bell} /> {label}
            </button>
          </Form>
        )
      }
    />
  )
}
