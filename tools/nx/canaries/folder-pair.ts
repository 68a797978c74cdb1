// apps/portal/src/navigation/canary.ts
import { Layout } from '../page/layout.tsx';

export const canary = Layout;
