export { runDeployTokens } from '../src/deploy-tokens/run-deploy-tokens'
