/**
 * Third-party services of a site (specification, accounts.md section 7 “Others”): each needs its feature, the name in
 * `marketing`, and the reader's consent to its category.
 */
import type { ConsentCategory } from './consent/consent.ts'
import type { PlatformFacts } from './platform.ts'

export interface OutsideService {
  category: ConsentCategory
  /** The URL of its script. */
  script: string
  /** The service's own page, for readers without JavaScript or consent; null where there is none. */
  page: string | null
  /** The sources that the Content-Security-Policy has to allow, by directive. */
  sources: Readonly<Partial<Record<PolicyDirective, readonly string[]>>>
}

export const policyDirectives = ['script-src', 'frame-src', 'style-src', 'img-src', 'connect-src'] as const
export type PolicyDirective = (typeof policyDirectives)[number]

export const outsideServices = ['comments', 'helloBar', 'timeline'] as const
export type OutsideServiceName = (typeof outsideServices)[number]

type Facts = Pick<PlatformFacts, 'features' | 'marketing'>

/** Null where the platform does not have it. */
export function outsideService(name: OutsideServiceName, { features, marketing }: Facts): OutsideService | null {
  switch (name) {
    case 'comments':
      return features.commentsService.enabled && marketing.disqusId !== null ? disqus(marketing.disqusId) : null
    case 'helloBar':
      return features.helloBar.enabled && marketing.helloBarId !== null ? helloBar(marketing.helloBarId) : null
    case 'timeline':
      return features.socialTimeline.enabled && marketing.twitterName !== null ? timeline(marketing.twitterName) : null
  }
}

/** Pixels (specification, accounts.md section 9). */
export const timelineHeight = 600

const disqus = (id: string): OutsideService => ({
  category: 'functional',
  script: `https://${id}.disqus.com/embed.js`,
  page: `https://${id}.disqus.com/`,
  sources: {
    'script-src': [`https://${id}.disqus.com`, 'https://c.disquscdn.com'],
    'frame-src': ['https://disqus.com'],
    'style-src': ['https://c.disquscdn.com'],
    'img-src': ['https://c.disquscdn.com', 'https://referrer.disqus.com'],
    'connect-src': [`https://${id}.disqus.com`],
  },
})

const helloBar = (id: string): OutsideService => ({
  category: 'advertising',
  script: `https://my.hellobar.com/${id}.js`,
  page: null,
  sources: {
    'script-src': ['https://my.hellobar.com'],
    'connect-src': ['https://my.hellobar.com'],
    'img-src': ['https://my.hellobar.com'],
  },
})

const timeline = (name: string): OutsideService => ({
  category: 'advertising',
  script: 'https://platform.twitter.com/widgets.js',
  page: `https://twitter.com/${name}`,
  sources: {
    'script-src': ['https://platform.twitter.com'],
    'frame-src': ['https://platform.twitter.com', 'https://syndication.twitter.com'],
    'connect-src': ['https://syndication.twitter.com'],
  },
})

/** The sources that a site's policy allows for its services. The same for all pages: a client-side navigation loads no new policy. */
export function sourcesOfServices(facts: Facts): Record<PolicyDirective, string[]> {
  const services = outsideServices.flatMap(name => outsideService(name, facts) ?? [])
  const of = (directive: PolicyDirective) => [...new Set(services.flatMap(({ sources }) => sources[directive] ?? []))]
  return {
    'script-src': of('script-src'),
    'frame-src': of('frame-src'),
    'style-src': of('style-src'),
    'img-src': of('img-src'),
    'connect-src': of('connect-src'),
  }
}
