import { adoptNonce } from './remotes/adopt-nonce'

// Before anything else: styles without the nonce are refused by the page's policy.
adoptNonce()
void import(/* webpackChunkName: "bootstrap" */ './bootstrap')
