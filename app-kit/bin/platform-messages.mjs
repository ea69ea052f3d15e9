#!/usr/bin/env node
import '../../platform/bin/platform-messages.mjs'
