import { describe, expect, test } from 'vitest'
import { findEntryErrors } from '../../../../core/forms/entries.ts'
import { maxId } from '../../../../core/ids/id.ts'
import { ownGatewayFields, ownGatewayRules, ownGatewaysOf } from './own-gateways.ts'

describe('the choice of one’s own gateways', () => {
  const rules = ownGatewayRules(new Set([4, 7, maxId]))
  test.each<[string[], boolean, number[]]>([
    [[], true, []],
    [[''], true, []],
    [['4', '7', '4'], true, [4, 7]],
    [[String(maxId)], true, [maxId]],
    [['5'], false, []],
    [['04'], false, []],
    [['4', '5'], false, []],
    [['4.0'], false, []],
    [['rivers'], false, []],
    [['-4'], false, []],
  ])('the entries %j are accepted, as gateways of the list: %s', (gateways, isRight, chosen) => {
    const invalid = findEntryErrors(ownGatewayFields, rules, { gateways })
    expect(invalid).toEqual(isRight ? {} : { gateways: { key: 'choose-from-list', values: {} } })
    if (isRight) expect(ownGatewaysOf({ gateways })).toEqual(chosen)
  })
})
