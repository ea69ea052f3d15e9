#!/usr/bin/env node
import '../../platform/bin/platform-dev.mjs'
