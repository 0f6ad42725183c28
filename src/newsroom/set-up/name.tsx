import { SiteForm, type StepProps } from './site-form';

/** The name of the site, and who publishes it. */
export const Name = (props: StepProps) => (
	<SiteForm
		{...props}
		lines={[
			{ name: 'name', autoComplete: 'off' },
			{ name: 'legal_name', autoComplete: 'organization' },
			{ name: 'address', autoComplete: 'off' },
			{ name: 'mail', type: 'email', autoComplete: 'off' },
		]}
	/>
);
