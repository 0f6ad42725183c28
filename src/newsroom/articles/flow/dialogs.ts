import { lazy } from 'react';

const steps = () => import('./step-dialog');
const hours = () => import('./hour-dialogs');
const erasing = () => import('./erase-dialog');
const Return = lazy(() => steps().then((all) => ({ default: all.Return })));
const Withdraw = lazy(() => steps().then((all) => ({ default: all.Withdraw })));
const Publish = lazy(() => hours().then((all) => ({ default: all.Publish })));
const Schedule = lazy(() => hours().then((all) => ({ default: all.Schedule })));
const Redate = lazy(() => hours().then((all) => ({ default: all.Redate })));
const Embargo = lazy(() => hours().then((all) => ({ default: all.Embargo })));
const Update = lazy(() => import('./update-dialog').then((all) => ({ default: all.Update })));
const Discard = lazy(() => erasing().then((all) => ({ default: all.Discard })));
const Erase = lazy(() => erasing().then((all) => ({ default: all.Erase })));

/** A change that waits for a second person. */
export const PendingChange = lazy(() => import('./pending').then((all) => ({ default: all.PendingChange })));

/** The dialog of each transition that has one. Each is loaded when it is opened, so that the screen loads sooner. */
export const DIALOGS = {
	publish: Publish,
	update: Update,
	schedule: Schedule,
	return: Return,
	embargo: Embargo,
	redate: Redate,
	withdraw: Withdraw,
	discard: Discard,
	erase: Erase,
};
