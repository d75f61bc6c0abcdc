"""The laboratory: experiments on many deals, and figures that hold."""
