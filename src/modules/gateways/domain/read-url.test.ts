import { expect, test } from 'vitest'
import { readGatewayUrl } from './read-url.ts'

test.each<[string, ReturnType<typeof readGatewayUrl>]>([
  ['/gateways/open-health', { url: 'open-health', segment: null }],
  ['/gateways/open-health/', { url: 'open-health', segment: null }],
  ['/gateways/open-health/about?x=1#team', { url: 'open-health', segment: 'about' }],
  ['/collections/rivers/home', { url: 'rivers', segment: 'home' }],
  ['/community-gateways/bees/wild', { url: 'bees', segment: 'wild' }],
  ['/de/gateways/open-health/browse', { url: 'open-health', segment: 'browse' }],
  ['/open-health', { url: 'open-health', segment: null }],
  ['/fr/open-health', { url: 'open-health', segment: null }],
  ['https://research.example.org/gateways/2024/rivers', { url: '2024', segment: 'rivers' }],
  ['/institutions/north', null],
  ['/gateways', null],
  ['/browse', null],
  ['/', null],
  ['', null],
  ['/gateways/%E0%A4%A', null],
  ['/articles/1-2', null],
  ['javascript:alert(1)', null],
  ['https://', null],
])('the URL %s is read as a gateway and its page', (url, read) => expect(readGatewayUrl(url)).toEqual(read))

test.each<[string, ReturnType<typeof readGatewayUrl>]>([
  ['/institutions/north', { url: 'north', segment: null }],
  ['/institutions/north/rivers', { url: 'north', segment: 'rivers' }],
  ['/ja/institutions/north/about', { url: 'north', segment: 'about' }],
  ['/institutions/northern', null],
  ['/gateways/rivers', { url: 'rivers', segment: null }],
])('the URL %s is read as a page of the site’s only gateway', (url, read) =>
  expect(readGatewayUrl(url, '/institutions/north')).toEqual(read),
)
