import { describe, expect, test } from 'vitest'
import { findEntryErrors } from '../../../../core/forms/entries.ts'
import { ownGatewayFields, ownGatewayRules, ownGatewaysOf } from './own-gateways.ts'

describe('the gateways that somebody belongs to', () => {
  const rules = ownGatewayRules(new Set([4, 7]))
  test.each<[string[], boolean, number[]]>([
    [[], true, []],
    [[''], true, []],
    [['4', '7', '4'], true, [4, 7]],
    [['5'], false, []],
    [['4', '5'], false, []],
    [['4.0'], false, []],
    [['rivers'], false, []],
    [['-4'], false, []],
  ])('%j: from the list alone %s', (gateways, isRight, chosen) => {
    const invalid = findEntryErrors(ownGatewayFields, rules, { gateways })
    expect(invalid).toEqual(isRight ? {} : { gateways: { key: 'choose-from-list', values: {} } })
    if (isRight) expect(ownGatewaysOf({ gateways })).toEqual(chosen)
  })
})
