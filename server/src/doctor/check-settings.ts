import { settingChecks } from '../foundation/settings/setting-checks'
import { type Check, fail, ok } from './report'

/** The settings that the start judges, too. */
export const checkSettings: Check = ({ env, given }) => [
  env.NODE_ENV === 'production'
    ? ok('NODE_ENV', 'production')
    : fail(
        'NODE_ENV',
        'NODE_ENV must be production: otherwise demo data and a mailbox are served.',
      ),
  given.values.BENCH === 'on'
    ? fail('BENCH', 'BENCH=on is for measuring: remove it.')
    : ok('BENCH', 'off'),
  ...settingChecks.map(({ name, judge }) => {
    const verdict = judge(given)
    return verdict ? { name, ...verdict } : ok(name, 'safe')
  }),
]
