import { addressesOfHosts } from './database-hosts'

it.each([
  ['postgres://localhost/db', ['postgres://localhost/db']],
  [
    'postgresql://u:p%40@one:5432,two:5433/db?target_session_attrs=read-write&sslmode=verify-full',
    [
      'postgresql://u:p%40@one:5432/db?target_session_attrs=read-write&sslmode=verify-full',
      'postgresql://u:p%40@two:5433/db?target_session_attrs=read-write&sslmode=verify-full',
    ],
  ],
  ['postgres://[::1]:1,[::2]/db', ['postgres://[::1]:1/db', 'postgres://[::2]/db']],
  ['postgres:///db?host=/run/postgresql', ['postgres:///db?host=/run/postgresql']],
  [
    'postgres://u@%2Frun%2Fone,%2Frun%2Ftwo/db',
    ['postgres://u@%2Frun%2Fone/db', 'postgres://u@%2Frun%2Ftwo/db'],
  ],
])('reads the hosts of %s', (address, addresses) => {
  expect(addressesOfHosts(address)).toEqual(addresses)
})

it.each([
  'localhost/db',
  'mysql://localhost/db',
  'postgres://one,/db',
  'postgres://one,two:port/db',
  'postgres://one,two/db?target_session_attrs=prefer-standby',
])('refuses %s', (address) => {
  expect(addressesOfHosts(address)).toEqual([])
})
