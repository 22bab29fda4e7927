import { describe, expect, test } from 'vitest'
import { readBlocks, readInline } from '../../../../../tests/support/jats.ts'
import type { MathElement } from '../../../node.ts'
import { stripTexDelimiters } from './tex.ts'

function written(math: MathElement | string): string {
  if (typeof math === 'string') return math.replaceAll('<', '&lt;')
  const attributes = Object.entries(math.attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${math.name}${attributes.join('')}>${math.children.map(written).join('')}</${math.name}>`
}

function mathOf(inner: string, attributes = ''): { math: string | null; tex: string | null; warnings: string[] } {
  const { run, warnings } = readInline(`<inline-formula><mml:math${attributes}>${inner}</mml:math></inline-formula>`)
  const [node] = run
  const formula = node?.kind === 'inline-formula' ? node.formula : null
  return {
    math: formula?.mathml ? formula.mathml.children.map(written).join('') : null,
    tex: formula?.tex ?? null,
    warnings: warnings.map(warning => warning.code),
  }
}

describe('MathML in a source', () => {
  test.each([
    ['presentation passes', '<mml:msup><mml:mi>x</mml:mi><mml:mn>2</mml:mn></mml:msup>', '<msup><mi>x</mi><mn>2</mn></msup>'],
    [
      'scripts, links and styles do not',
      '<mml:mrow href="javascript:alert(1)" onclick="alert(1)" style="x" xlink:href="javascript:y" class="z" mathcolor="url(javascript:1)"><mml:mi mathcolor="#f00">x</mml:mi></mml:mrow>',
      '<mrow><mi mathcolor="#f00">x</mi></mrow>',
    ],
    [
      'fences',
      '<mml:mfenced open="[" separators=";,"><mml:mi>a</mml:mi><mml:mi>b</mml:mi><mml:mi>c</mml:mi></mml:mfenced>',
      '<mrow><mo form="prefix" fence="true">[</mo><mrow><mi>a</mi><mo separator="true">;</mo><mi>b</mi><mo separator="true">,</mo><mi>c</mi></mrow><mo form="postfix" fence="true">)</mo></mrow>',
    ],
    [
      'fences without an opening',
      '<mml:mfenced open="" close="|"><mml:mi>a</mml:mi></mml:mfenced>',
      '<mrow><mi>a</mi><mo form="postfix" fence="true">|</mo></mrow>',
    ],
    [
      'a line above',
      '<mml:menclose notation="top"><mml:mi>a</mml:mi></mml:menclose>',
      '<mover><mrow><mi>a</mi></mrow><mo stretchy="true">‾</mo></mover>',
    ],
    [
      'double-struck letters',
      '<mml:mi mathvariant="double-struck">R</mml:mi><mml:mi mathvariant="script">A</mml:mi>',
      '<mi>ℝ</mi><mi>𝒜</mi>',
    ],
    ['bold stays an attribute', '<mml:mi mathvariant="bold">x</mml:mi>', '<mi mathvariant="bold">x</mi>'],
    ['a missing child is added', '<mml:msub><mml:mi>x</mml:mi></mml:msub>', '<msub><mi>x</mi><mrow></mrow></msub>'],
    [
      'children too many stand together',
      '<mml:mfrac><mml:mn>1</mml:mn><mml:mn>2</mml:mn><mml:mn>3</mml:mn></mml:mfrac>',
      '<mfrac><mn>1</mn><mrow><mn>2</mn><mn>3</mn></mrow></mfrac>',
    ],
    ['loose text', '<mml:mrow>x 12 <mml:mo>=</mml:mo> 12 </mml:mrow>', '<mrow><mtext>x 12</mtext><mo>=</mo><mn>12</mn></mrow>'],
    ['tokens in tokens', '<mml:mi><mml:mi>x</mml:mi></mml:mi>', '<mrow><mi>x</mi></mrow>'],
    [
      'cells without a row',
      '<mml:mtable><mml:mtd><mml:mi>x</mml:mi></mml:mtd></mml:mtable>',
      '<mtable><mtr><mtd><mi>x</mi></mtd></mtr></mtable>',
    ],
    [
      'no scripts before',
      '<mml:mmultiscripts><mml:mi>x</mml:mi><mml:none/><mml:mn>2</mml:mn><mml:mprescripts/><mml:mn>1</mml:mn><mml:none/></mml:mmultiscripts>',
      '<mmultiscripts><mi>x</mi><mrow></mrow><mn>2</mn><mprescripts></mprescripts><mn>1</mn><mrow></mrow></mmultiscripts>',
    ],
  ])('it is cleaned: %s', (_, before, after) => {
    expect(mathOf(before)).toEqual({ math: after, tex: null, warnings: [] })
  })

  test('semantics keep their presentation, and the TeX source is read from the annotation', () => {
    const inner = '<mml:semantics><mml:mi>x</mml:mi><mml:annotation encoding="application/x-tex">x_1</mml:annotation></mml:semantics>'
    expect(mathOf(inner)).toEqual({ math: '<mi>x</mi>', tex: 'x_1', warnings: [] })
  })

  test('content MathML becomes its text, with a warning', () => {
    const { math, warnings } = mathOf('<mml:apply><mml:plus/><mml:ci>x</mml:ci><mml:cn>1</mml:cn></mml:apply>')
    expect(math?.replace(/<[^>]*>/g, '')).toBe('x1')
    expect(new Set(warnings)).toEqual(new Set(['unknown-element']))
  })
})

describe('TeX in a source', () => {
  test.each([
    ['$x$', 'x'],
    ['$$x$$', 'x'],
    ['\\[x\\]', 'x'],
    ['\\documentclass[12pt]{minimal}\\usepackage{amsmath}\\begin{document}$$a = b$$\\end{document}', 'a = b'],
    [
      '\\documentclass{article}\n\\setlength{\\oddsidemargin}{-69pt}\\begin{document}\\begin{equation*}a\\end{equation*}\\end{document}',
      'a',
    ],
    ['$a$ and $b$', '$a$ and $b$'],
  ])('%s loses its wrapper', (source, plain) => {
    expect(stripTexDelimiters(source)).toBe(plain)
  })

  test('it becomes MathML where the source has none', () => {
    const { run, warnings } = readInline('<inline-formula><tex-math>$\\frac{1}{x}$</tex-math></inline-formula>')
    expect(run).toMatchObject([
      { kind: 'inline-formula', formula: { tex: '\\frac{1}{x}', mathml: { name: 'math', children: [{ name: 'mfrac' }] } } },
    ])
    expect(warnings).toEqual([])
  })

  test.each([
    ['an unknown command', '\\nosuchcommand{x}'],
    ['a macro without end', '\\def\\a{\\a\\a}\\a'],
    ['braces too deep', '{'.repeat(20_000)],
    ['a link', '\\href{javascript:alert(1)}{x}'],
  ])('it stays TeX, with a warning: %s', (_, tex) => {
    const { run, warnings } = readInline(`<inline-formula><tex-math>${tex}</tex-math></inline-formula>`)
    expect(run).toMatchObject([{ formula: { tex, mathml: null } }])
    expect(warnings.map(warning => warning.code)).toEqual(['invalid-value'])
  })

  test('eqnarray is converted like an array', () => {
    const { run } = readInline(
      '<inline-formula><tex-math>\\begin{eqnarray}a&amp;=&amp;b\\label{x}\\end{eqnarray}</tex-math></inline-formula>',
    )
    expect(run).toMatchObject([{ formula: { mathml: { name: 'math' } } }])
  })
})

describe('formulas with several forms', () => {
  test('forms beside each other become one formula', () => {
    const { blocks } = readBlocks(
      '<disp-formula id="e1"><label>(1)</label><alternatives><mml:math><mml:mi>x</mml:mi></mml:math><tex-math>x</tex-math><graphic xlink:href="e1.gif"/><graphic xlink:href="e1.png"/></alternatives></disp-formula>',
    )
    expect(blocks).toMatchObject([
      {
        kind: 'display-formula',
        id: 'e1',
        label: [{ value: '(1)' }],
        formula: { mathml: { name: 'math' }, tex: 'x', graphic: { href: 'e1.gif', alternatives: ['e1.png'] }, text: [] },
      },
    ])
  })

  test('formulas with text between them become running text', () => {
    const { blocks } = readBlocks(
      '<disp-formula><mml:math><mml:mi>x</mml:mi></mml:math> for all <italic>n</italic> <mml:math><mml:mi>y</mml:mi></mml:math></disp-formula>',
    )
    expect(blocks).toMatchObject([
      {
        kind: 'display-formula',
        formula: {
          mathml: null,
          text: [{ kind: 'inline-formula' }, { value: ' for all ' }, { kind: 'styled' }, { value: ' ' }, { kind: 'inline-formula' }],
        },
      },
    ])
  })
})
