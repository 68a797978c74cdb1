import { accountFrame, definePage, type PageModule, Slot, useViewer } from '@touchline/feature-kit';
import type { ComponentType } from 'react';
import styles from '../../components/account/account.module.css';

/** Remounts the page when another viewer signs in in another tab. */
const ViewerContent = ({ Content }: { Content: ComponentType }) => (
  <div key={useViewer()?.id} className={styles.page}>
    <Content />
  </div>
);

/** A page of commerce in the account's frame. @param title key of its title */
export const defineAccountPage = (title: string, Content: ComponentType): PageModule =>
  definePage({
    Page: () => <Slot of={accountFrame} props={{ children: <ViewerContent Content={Content} /> }} />,
    meta: ({ texts }) => ({ title: texts('commerce')(title), noIndex: true }),
  });
