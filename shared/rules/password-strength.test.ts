import { passwordStrength } from '.'

it.each([
  ['', 'Too short'],
  ['aB3$x', 'Too short'],
  ['aaaaaa', 'Weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'Weak'],
  ['password', 'Weak'],
  ['summer2026', 'Good'],
  ['aB3$xY9!', 'Good'],
  ['abcdefghij', 'Weak'],
  ['abcdefghijk', 'Good'],
  ['ABCDEFGHIJK', 'Good'],
  ['12345678901', 'Good'],
  ['!"#$%&()*+,', 'Good'],
  ['אבגדהוזחטיכ', 'Weak'],
  ['abcdefghijklmn', 'Good'],
  ['abcdefghijklmno', 'Strong'],
  ['copper lantern tide', 'Strong'],
  ['aB3$xY9!kQ', 'Strong'],
])('rates %j as %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
