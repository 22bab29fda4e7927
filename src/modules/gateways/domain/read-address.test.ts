import { expect, test } from 'vitest'
import { readGatewayAddress } from './read-address.ts'

test.each<[string, ReturnType<typeof readGatewayAddress>]>([
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
])('%s', (address, read) => expect(readGatewayAddress(address)).toEqual(read))

test.each<[string, ReturnType<typeof readGatewayAddress>]>([
  ['/institutions/north', { url: 'north', segment: null }],
  ['/institutions/north/rivers', { url: 'north', segment: 'rivers' }],
  ['/ja/institutions/north/about', { url: 'north', segment: 'about' }],
  ['/institutions/northern', null],
  ['/gateways/rivers', { url: 'rivers', segment: null }],
])('%s on a platform that is one gateway', (address, read) => expect(readGatewayAddress(address, '/institutions/north')).toEqual(read))
