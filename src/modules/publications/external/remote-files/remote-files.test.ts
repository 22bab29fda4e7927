import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { isPublicIpAddress, openRemoteFiles, type RemoteFilesSetting } from './remote-files.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return isAddress(address) ? address.port : 0
}
const isAddress = (address: AddressInfo | string | null): address is AddressInfo => typeof address === 'object' && address !== null

/** All host names resolve to this machine; 127.0.0.2 represents a private IP address. */
const here: RemoteFilesSetting = {
  lookup: (hostname, options, callback) => {
    const address = hostname.startsWith('private') ? '127.0.0.2' : '127.0.0.1'
    if (options.all) callback(null, [{ address, family: 4 }])
    else callback(null, address, 4)
  },
  mayAsk: ip => ip === '127.0.0.1',
}
const fetched = async (url: string, setting: RemoteFilesSetting = {}): Promise<string> => {
  const { name, content } = await openRemoteFiles({ ...here, ...setting }).picture(url)
  return `${name} ${Buffer.concat(await Array.fromAsync(content())).toString()}`
}
const png: RequestListener = (_, response) => response.setHeader('content-type', 'image/png').end('ice')

describe('downloading a remote image', () => {
  test('it is stored under its own name, also after a redirect', async () => {
    const port = await serve((request, response) =>
      request.url === '/old.png' ? response.writeHead(302, { location: '/img/ice%201.png?x=1' }).end() : png(request, response),
    )
    expect(await fetched(`http://media.example.org:${port}/img/ice%201.png`)).toBe('ice 1.png ice')
    expect(await fetched(`http://media.example.org:${port}/old.png`)).toBe('old.png ice')
    expect(await fetched(`http://media.example.org:${port}/picture`)).toBe('picture.png ice')
  })

  test.each<[what: string, listener: RequestListener, setting: RemoteFilesSetting, message: RegExp]>([
    ['of another type', (_, response) => response.setHeader('content-type', 'text/html').end('<p>'), {}, /text\/html, which is no picture/],
    ['of no type', (_, response) => response.end('ice'), {}, /no type/],
    ['that is gone', (_, response) => response.writeHead(404).end(), {}, /answered 404/],
    ['that says it is too large', png, { limits: { bytes: 2 } }, /more than 2 bytes/],
    [
      'that is too large without saying so',
      (_, response) => {
        response.setHeader('content-type', 'image/png').write('ice and ')
        response.end('more ice')
      },
      { limits: { bytes: 10 } },
      /more than 10 bytes/,
    ],
    ['that does not come in time', () => undefined, { limits: { milliseconds: 100 } }, /did not answer/],
    ['behind redirects without end', (_, response) => response.writeHead(302, { location: '/again' }).end(), {}, /without an end/],
    [
      'behind a redirect to a private network',
      (_, response) => response.writeHead(302, { location: 'http://private.example.org/x.png' }).end(),
      {},
      /private/,
    ],
    [
      'behind a redirect to a private address',
      (_, response) => response.writeHead(302, { location: 'http://127.0.0.2/' }).end(),
      {},
      /private/,
    ],
    [
      'behind a redirect to another protocol',
      (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      {},
      /no plain/,
    ],
    ['beyond the number that is fetched', png, { limits: { count: 0 } }, /more than 0 pictures/],
  ])('an image %s is refused', async (_, listener, setting, message) => {
    const port = await serve(listener)
    await expect(fetched(`http://media.example.org:${port}/a.png`, setting)).rejects.toThrow(message)
  })

  test.each([
    'http://private.example.org/a.png',
    'http://127.0.0.2/a.png',
    'http://[::1]/a.png',
    'http://someone@media.example.org/a.png',
    'ftp://media.example.org/a.png',
  ])('no request is made to %s', async url => {
    await expect(fetched(url)).rejects.toThrow(/is not asked/)
  })
})

test.each([
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.20.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:93.184.215.14', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['fd00::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['pond', false],
])('whether a request to %s is allowed is %s', (ip, may) => {
  expect(isPublicIpAddress(ip)).toBe(may)
})
