/**
 * Common passwords of at least the minimum length, from published lists of leaked ones, and from keyboard and counting patterns.
 * In lower case, without the usual additions at either end.
 */
const common = `
password passwords passwort motdepasse contrasena contraseña qwertyuiop qwertyuiopasdfghjklzxcvbnm qwertzuiop azertyuiop asdfghjkl
asdfghjklzxcvbnm zxcvbnm zxcvbnmasdfghjkl qazwsxedc qazwsxedcrfv qazwsx letmein letmeinnow iloveyou iloveyousomuch welcome welcomeback changeme
changemenow administrator administration superadmin superuser administrador sunshine princess football baseball basketball
superman batman trustno charlie dragonball pokemon starwars whatever computer internet michelle jennifer liverpool
manchester chelsea arsenal barcelona realmadrid juventus abcdefgh abcdefghij abcdefghijkl abcabcabc abcd passpass passwordpassword
testtest testtesttest test secret secretsecret mypassword thepassword thisismypassword yourpassword newpassword defaultpassword default
correcthorsebatterystaple openaccess openscience research researcher science scientist university professor student
monkey monkeymonkey master mastermaster freedom google facebook linkedin instagram samsung microsoft windows
qwerty qwertyqwerty qwert qweasdzxc qweasd asdf asdfasdf asdfasdfasdf zaqwsx zaqxswcde
`
const words: ReadonlySet<string> = new Set(common.split(/\s+/).filter(Boolean))

const digits = '01234567890123456789'
const backwards = [...digits].reverse().join('')

/** Reverses the common substitutions of letters. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'i').replaceAll('3', 'e').replaceAll('@', 'a').replaceAll('$', 's')

/** Whether the password is among the first that an attacker would try. */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase()
  if (new Set(typed).size < 4 || digits.includes(typed) || backwards.includes(typed)) return true
  const bare = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return [typed, bare, plain(bare), plain(typed).replace(/[^\p{L}]+$/u, '')].some(each => words.has(each))
}
